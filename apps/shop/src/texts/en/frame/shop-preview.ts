/** What staff read who look at the shop of another day. */
export const shopPreview = {
  'shopPreview.label': 'Preview',
  'shopPreview.text': 'You see the shop as it is on {{date}} at {{time}}. Nothing can be bought.',
  'shopPreview.version': 'Tariff version {{version}}.',
  'shopPreview.drafts': 'With drafts of what is arranged.',
  'shopPreview.until': 'Until {{time}}.',
  'shopPreview.leave': 'End the preview',
}
