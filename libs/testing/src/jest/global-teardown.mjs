export default async function tearDown() {
  await globalThis.reelsheetInfrastructure?.close();
}
