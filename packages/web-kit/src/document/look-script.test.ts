import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { storedColourScheme } from '../storage/colour-scheme.ts'
import { storedHighContrast } from '../storage/high-contrast.ts'
import { LOOK_SCRIPT } from './look-script.ts'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.mode
  delete dataset.contrast
  window.history.replaceState(null, '', '/')
  cleanDevice()
})

/** What a browser does before it paints. */
const beforePaint = () => {
  new Function(LOOK_SCRIPT)()
  return [dataset.mode, dataset.contrast]
}

describe('before the first paint', () => {
  it('nothing is said of the look where nobody has chosen: the style sheet asks the device', () => {
    expect(beforePaint()).toEqual([undefined, undefined])
  })

  it('the document is in the look that was chosen, whatever it was kept with', () => {
    storedColourScheme.write('dark')
    storedHighContrast.write(false)
    dataset.mode = 'light'
    expect(beforePaint()).toEqual(['dark', 'normal'])
    storedHighContrast.write(true)
    expect(beforePaint()).toEqual(['dark', 'high'])
    storedColourScheme.write(undefined)
    expect(beforePaint()).toEqual([undefined, 'high'])
  })

  it('an address that says the look is left alone', () => {
    storedColourScheme.write('light')
    window.history.replaceState(null, '', '/?mode=embedded&theme=dark')
    dataset.mode = 'dark'
    expect(beforePaint()[0]).toBe('dark')
  })

  it('what nobody can have chosen counts as nothing', () => {
    localStorage.setItem('colour-scheme', '"purple"')
    localStorage.setItem('high-contrast', '"yes"')
    expect(beforePaint()).toEqual([undefined, undefined])
    localStorage.setItem('colour-scheme', '{')
    expect(beforePaint()).toEqual([undefined, undefined])
  })
})
