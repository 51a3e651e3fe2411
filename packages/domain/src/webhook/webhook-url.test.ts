import { expect, it } from 'vitest'
import { isWebhookUrl } from './webhook-url.ts'

it.each([
  ['https://partner.example/hooks?shop=1', true],
  ['https://partner.example:8443/', true],
  ['http://partner.example/', false],
  ['ftp://partner.example/', false],
  ['partner.example', false],
  ['https://localhost/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f000001/', false],
  ['https://2130706433/', false],
  ['https://127.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://ada:secret@partner.example/', false],
  ['https://partner.example/#part', false],
  ['', false],
])('of %s it is said %s', (text, is) => expect(isWebhookUrl(text)).toBe(is))
