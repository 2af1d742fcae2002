/**
 * Returns the application as an object that holds it until it was closed. The modules of spec files exist as long as
 * the Jest worker, and their variables with them, while a closed service would take 25 MB.
 */
export function releasedAtClose<App extends { close(): Promise<void> }>(app: App): App {
  let present: App | undefined = app;
  const close = async () => {
    await present?.close();
    present = undefined;
  };
  return new Proxy({} as App, {
    get: (_, name) => (name === 'close' ? close : Reflect.get(present ?? {}, name)),
    set: (_, name, value) => Reflect.set(present ?? {}, name, value),
  });
}
