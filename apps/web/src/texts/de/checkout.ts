export const checkout = {
  headline: 'Kasse',
}
