import { strings } from '../strings/en.js';

export function HomePage() {
  return <h1>{strings.productName}</h1>;
}
