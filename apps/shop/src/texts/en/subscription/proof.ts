/** Handing in a proof of an entitlement. */
export const proof = {
  'proof.from': 'Good from',
  'proof.until': 'Good until',
  'proof.choose': 'Choose a file',
  'proof.drop': 'or drop it here',
  'proof.tooLarge': 'Larger than {{megabytes}} MB.',
  'proof.wrongType': 'We do not accept files of this kind.',
  'proof.uploading': '{{file}} is on its way',
  'proof.sent': '{{percent}}%',
  'proof.remove': 'Remove {{file}}',
}
