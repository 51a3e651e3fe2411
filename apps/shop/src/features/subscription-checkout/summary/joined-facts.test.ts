import { describe, expect, it } from 'vitest'
import { joinFacts } from './joined-facts.ts'

/** As they come from a form: each answer under the name of its field. */
const said = (answers: Record<string, string>) =>
  Object.entries(answers).map(([id, detail]) => ({ id, term: `[${id}]`, detail }))
const read = (answers: Record<string, string>) =>
  joinFacts(said(answers), joint => joint).map(({ term, detail }) => `${term}: ${detail}`)

describe('what was said in a form', () => {
  it.each<{ name: string; answers: Record<string, string>; facts: string[] }>([
    {
      name: 'is read as a name and an address, where they were asked',
      answers: {
        firstName: 'Käthe',
        lastName: 'Brömmelkamp',
        birthDate: '05.05.1990',
        country: 'Deutschland',
        street: 'Uferweg',
        houseNumber: '3',
        postCode: '99981',
        city: 'Falkenbrück',
      },
      facts: [
        'name: Käthe Brömmelkamp',
        '[birthDate]: 05.05.1990',
        'address: Uferweg 3, 99981 Falkenbrück, Deutschland',
      ],
    },
    {
      name: 'names a guardian apart from who travels',
      answers: { firstName: 'Ida', lastName: 'Reisig', guardianLastName: 'Reisig', guardianFirstName: 'Vera' },
      facts: ['name: Ida Reisig', 'guardian: Vera Reisig'],
    },
    {
      name: 'has no line of an address that nobody asked for',
      answers: { postCode: '99981', city: 'Falkenbrück', email: 'kaethe@example.org' },
      facts: ['address: 99981 Falkenbrück', '[email]: kaethe@example.org'],
    },
    {
      name: 'keeps the word of its field where one answer stands alone',
      answers: { firstName: 'Käthe', city: 'Falkenbrück' },
      facts: ['[firstName]: Käthe', '[city]: Falkenbrück'],
    },
    { name: 'is nothing where nothing was said', answers: {}, facts: [] },
  ])('$name', ({ answers, facts }) => {
    expect(read(answers)).toEqual(facts)
  })
})
