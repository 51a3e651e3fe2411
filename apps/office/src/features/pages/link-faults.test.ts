import { describe, expect, it } from 'vitest'
import { linkFaults } from './link-faults.ts'

const faults = (content: string) => linkFaults(content, ['freizeit']).map(({ kind, text }) => [kind, text])

describe('links of a page', () => {
  it.each([
    ['<p>Mehr unter <a href="https://example.org/a">hier</a>.</p>', [['lost', 'https://example.org/a']]],
    ["<p><a class='x' href='#preise'>Preise</a></p>", [['anchor', '#preise']]],
    ['<p><a href="/gibt-es-nicht">weiter</a></p>', [['route', '/gibt-es-nicht']]],
    ['<p><a href="/kontakt">Kontakt</a></p>', [['lost', '/kontakt']]],
    ['<p><a href=http://example.org>alt</a></p>', [['insecure', 'http://example.org']]],
    ['<p>Siehe /gibt-es-nicht.</p>', [['route', '/gibt-es-nicht']]],
    ['<p>Siehe http://example.org/a, dann http://example.org/a.</p>', [['insecure', 'http://example.org/a']]],
    ['<p>Unter 5 km ist < 5 km, siehe /gibt-es-nicht.</p>', [['route', '/gibt-es-nicht']]],
    ['<p>/seite/fort</p>', [['route', '/seite/fort']]],
    ['<p>/admin/bestellungen</p>', [['route', '/admin/bestellungen']]],
    ['<p>[[cancelContract]]</p><p>[[kauf]]</p>', [['button', '[[kauf]]']]],
  ])('%s', (content, expected) => expect(faults(content)).toEqual(expected))

  it.each([
    '<h2>Kauf</h2><p>Man kauft Tickets und/oder Abos, 24/7.</p>',
    '<p>Siehe /kontakt und https://example.org/a.</p>',
    '<p>/seite/freizeit</p>',
    '<p>[[withdrawContract]]</p>',
  ])('has nothing to say about %s', content => expect(faults(content)).toEqual([]))
})
