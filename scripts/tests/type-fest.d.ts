/** All that zxing-wasm takes of type-fest: its hundreds of types would be read with it (`paths`, tsconfig.json). */
export type Merge<First, Second> = Omit<First, keyof Second> & Second
