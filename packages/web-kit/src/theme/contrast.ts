export type Contrast = 'normal' | 'high'
