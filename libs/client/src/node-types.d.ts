/** A body that `fetch` sends. The types of browsers name it, those of Node.js do not, and generated code needs it. */
type BodyInit = NonNullable<RequestInit['body']>;
