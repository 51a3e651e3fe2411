/**
 * Nothing of happy-dom is used here but by its name. Its own types (`paths` in tsconfig.json stands before them) would
 * come along with Vitest's and describe a whole browser once more.
 */
export {}
