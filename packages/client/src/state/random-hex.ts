/** 32 random bytes as hexadecimal text: secrets and nonces of matches. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
