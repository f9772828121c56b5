/** A programmer's mistake. Players' bad input is a refusal, never this. */
export function fail(message: string): never {
  throw new Error(message);
}
