/** What browsers show of the files that are taken as proofs; others could bring along what nobody looked at. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/bmp']

/**
 * How a file is shown, by what its bytes say that it is. Browsers of phones often show no PDF in a page (`showsPdf`):
 * a frame of it would stay empty.
 */
export function howShown(mimeType: string, showsPdf: boolean): 'picture' | 'pages' | 'none' {
  if (PICTURES.includes(mimeType)) return 'picture'
  return mimeType === 'application/pdf' && showsPdf ? 'pages' : 'none'
}
