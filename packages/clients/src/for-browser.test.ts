import { expect, it } from 'vitest'
import { forBrowser } from './for-browser.ts'
import { defaultClient } from './registry.ts'

it('tells no browser how the company guards itself and works, and everything else', () => {
  const { config } = defaultClient
  const guarded = {
    ...defaultClient,
    config: {
      ...config,
      fraud: { disposableDomains: ['planted-domain.example'] },
      settings: {
        ...config.settings,
        staffNetworks: ['192.0.2.0/24'],
        secondPerson: ['rights' as const],
        secondPersonAboveCents: 4711,
        takeOverCents: 4712,
        roles: { 'Planted role': ['AllowedToSeeOrders' as const] },
        openIdConnect: {
          library: {
            shownName: 'Planted library',
            keepsSecret: true,
            redirectURIs: ['https://library.example'],
            scope: ['openid' as const],
          },
        },
        secondFactor: true,
      },
    },
  }
  const said = JSON.stringify(forBrowser(guarded, undefined))
  expect(said).not.toMatch(/planted-domain|192\.0\.2|secondPerson|4711|4712|secondFactor|dunning|Planted|library/)
  const { settings, ...rest } = forBrowser(guarded, undefined).config
  expect(settings).toMatchObject({ clientId: config.settings.clientId, languages: config.settings.languages })
  expect(rest.texts).toBe(config.texts)
})
