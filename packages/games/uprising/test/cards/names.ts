/** Names of the list of components as the data knows them. */

/** The id of a name in the data. */
export const idOf = (name: string): string =>
  name
    .replace(/\(.*/, '')
    .replace(/^The (?=Courtesan|Warlock|Spymaster|Assassin|Imperial|Butcher|Mage|Executioner|New|Lich|Coven|Siren|Banished|False)/, '')
    .replace(/ the Fallen/, '')
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
