import { describe, expect, it } from 'vitest'
import { browserOf, isOutdated, LATEST } from './browser.ts'

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`

describe('the browser', () => {
  it.each([
    [chrome(150), 'Chrome', 150, 'Linux'],
    [`${chrome(150)} Edg/151.0.0.0`, 'Edge', 151, 'Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:149.0) Gecko/20100101 Firefox/149.0', 'Firefox', 149, 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
      'Safari',
      26,
      'iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 11, 'Windows'],
  ])('is known by %s', (userAgent, name, version, os) => {
    expect(browserOf(userAgent)).toEqual({ name, version, os })
  })

  it('is outdated when more than three versions behind; unknown ones are left alone', () => {
    for (const [name, latest] of Object.entries(LATEST)) {
      expect(isOutdated({ name, version: latest - 4, os: '' })).toBe(true)
      expect(isOutdated({ name, version: latest - 3, os: '' })).toBe(false)
    }
    expect(isOutdated({ name: 'Internet Explorer', version: 11, os: '' })).toBe(true)
    expect(browserOf('curl/8')).toBeUndefined()
  })
})
