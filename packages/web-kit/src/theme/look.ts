export type Contrast = 'normal' | 'high'

/** By day or in the dark. */
export type Mode = 'light' | 'dark'

export const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark'

/** How somebody chose to see the shop; where they said nothing, their device is asked. */
export interface Look {
  contrast?: Contrast | undefined
  mode?: Mode | undefined
}
