import { expect, it } from 'vitest'
import { defused } from './defused.ts'

it.each([
  ['https://evil.example/win', 'https: //evil. example/win'],
  ['HTTPS:\\\\evil.example', 'HTTPS: \\\\evil. example'],
  ['Gewonnen! evil.example', 'Gewonnen! evil. example'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['www.1x', 'www. 1x'],
  ['buy@evil.example', 'buy@evil. example'],
  ['mailto:buy@evil.example', 'mailto: buy@evil. example'],
  ['tel:+491234', 'tel: +491234'],
  ['http://203.0.113.7/x', 'http: //203.0.113.7/x'],
  ['bücher.example', 'bücher. example'],
  ['evil。com', 'evil。 com'],
  ['evil\u200b.com', 'evil\u200b. com'],
  ['xn--bcher-kva.example', 'xn--bcher-kva. example'],
])('%j is no address any more', (text, harmless) => {
  expect(defused(text)).toBe(harmless)
  expect(defused(harmless)).toBe(harmless)
})

it.each([
  'Käthe Brömmelkamp',
  'J.R.R. Tolkien',
  'z.B. 12.50 € am 21.11.2026 um 10.15 Uhr',
  'Abo 4711: Umzug',
  '10:00:00',
])('%s stays as it is', text => expect(defused(text)).toBe(text))
