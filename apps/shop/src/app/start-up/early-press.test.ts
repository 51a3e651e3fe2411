import { afterEach, expect, it, vi } from 'vitest'
import { rememberEarlyPress } from './early-press.ts'

const press = (label: string) =>
  [...document.querySelectorAll('button')].find(button => button.textContent === label)?.click()

afterEach(() => document.body.replaceChildren())

it('does what was pressed last as soon as the page answers', () => {
  document.body.innerHTML = '<form><button>Reject</button><button><span>Search</span></button></form>'
  const answers = rememberEarlyPress(document)
  press('Reject')
  press('Search')
  const done = vi.fn((event: Event) => {
    event.preventDefault()
    return event.target instanceof Element && event.target.textContent
  })
  document.querySelector('form')?.addEventListener('click', done)
  answers()
  expect(done.mock.results.map(({ value }) => value)).toEqual(['Search'])
  press('Reject')
  expect(done).toHaveBeenCalledTimes(2)
})

it('sends no form meanwhile, and leaves links alone', () => {
  document.body.innerHTML = '<form><button>Search</button></form><a href="#terms">Terms</a>'
  const answers = rememberEarlyPress(document)
  const submitted = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', submitted)
  press('Search')
  expect(submitted).not.toHaveBeenCalled()
  const link = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(link)
  expect(link.defaultPrevented).toBe(false)
  answers()
  expect(submitted).toHaveBeenCalledTimes(1)
})

it('does nothing where nothing was pressed, or what was pressed is gone', () => {
  document.body.innerHTML = '<button>Reject</button>'
  const answers = rememberEarlyPress(document)
  press('Reject')
  const done = vi.fn()
  document.querySelector('button')?.addEventListener('click', done)
  document.body.replaceChildren()
  answers()
  rememberEarlyPress(document)()
  expect(done).not.toHaveBeenCalled()
})
