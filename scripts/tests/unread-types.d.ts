/**
 * Packages of which nothing is used here, but that come along with the types of others, such as a whole browser with
 * Vitest's. `paths` in tsconfig.json has this stand before their own types: half of what a check takes is reading.
 */
export {}
