const FOLDER = new URL('../../../data/demo-region/', import.meta.url)

export const NETWORK_FILE = new URL('network.json', FOLDER)
/** Shaped as a `Tariff`, with placeholders for dates. */
export const TARIFF_FILE = new URL('tariff.json', FOLDER)
