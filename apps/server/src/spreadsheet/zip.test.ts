import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipOf } from './zip.ts'

const unpacked = (...names: string[]): [string, string][] =>
  Object.entries(unzipSync(zipOf(names.map((name, index) => ({ name, bytes: strToU8(String(index)) }))))).map(
    ([name, bytes]) => [name, strFromU8(bytes)],
  )

it('a zip has every file in one folder, whatever somebody has called it', () => {
  expect(unpacked('../../etc/cron.csv', 'Ein/Aus: 50 %?.csv', '..', 'C:\\start.csv', 'Änderung\n.csv')).toEqual([
    ['__.._etc_cron.csv', '0'],
    ['Ein_Aus_ 50 %_.csv', '1'],
    ['_', '2'],
    ['C__start.csv', '3'],
    ['Änderung_.csv', '4'],
  ])
})

it('files of a zip that are called the same stay two', () => {
  expect(unpacked('Foto.jpg', 'foto.jpg', 'Foto.jpg', 'a/b', 'a:b')).toEqual([
    ['Foto.jpg', '0'],
    ['foto (2).jpg', '1'],
    ['Foto (3).jpg', '2'],
    ['a_b', '3'],
    ['a_b (2)', '4'],
  ])
})
