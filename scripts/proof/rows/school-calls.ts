import type { SectionMutations } from '../mutation.ts'

export const schoolCalls: SectionMutations = {
  section: '3 §7.2',
  rows: {
    'every call for every stranger: another school of the same payer, another authority, a former pupil, an access that ended, somebody named for something else; the same bytes and the same statements, and nothing beside changes what is shown (§6)':
      [
        ['reach.queries.ts', ' and person.ended_on is null', '', 'portal-matrix.db.test.ts'],
        ['reach.queries.ts', 'person.rights @> ', 'jsonb_build_array() <@ ', 'portal-matrix.db.test.ts'],
        [
          'contact-person.queries.ts',
          'case when seen.last is null then person.invited_as end',
          'null::jsonb',
          'contact-person.db.test.ts',
        ],
      ],
  },
}
