/** What browsers show of the files that are taken as proofs; others could bring along what nobody looked at. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/bmp']

/** How a file is shown, by what its bytes say that it is. */
export function howShown(mimeType: string): 'picture' | 'pages' | 'none' {
  if (PICTURES.includes(mimeType)) return 'picture'
  return mimeType === 'application/pdf' ? 'pages' : 'none'
}
