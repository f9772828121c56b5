/** An option that ends with the own name says that this is you: a phone shows the name nowhere else. */
export const addressed = (option: string, own: string, you: string): string =>
  own !== '' && (option === own || option.endsWith(` ${own}`)) ? `${option} (${you})` : option;
