import type { World } from '../../../world.ts'
import { takeFile } from '../../school/organisation-file/index.ts'
import { aPaper } from './demo-papers.ts'
import { asContact, daysAgo } from './portal-day.ts'
import { schoolId } from './school-id.ts'

/** What who looks after people has laid down at their organisation, and so many days ago. */
const PAPERS = [
  {
    ...{ by: 'landkreis', at: 'county', days: 33, title: 'Satzung über die Schülerbeförderung' },
    ...{ number: 'LK-2025-08', text: 'Der Landkreis Lührtal trägt die Fahrkosten nach Maßgabe dieser Satzung.' },
  },
  {
    ...{ by: 'schulamt', at: 'school-1', days: 27, title: 'Ausgabe der Schülertickets' },
    ...{ number: 'SA-117', text: 'Die Tickets liegen ab dem ersten Schultag im Sekretariat bereit.' },
  },
  {
    ...{ by: 'sekretariat', at: 'school-1', days: 6, title: 'Unterschriften der Klasse 7a' },
    ...{ number: '7a', text: 'Alle Tickets der Klasse wurden ausgehändigt.' },
  },
  {
    ...{ by: 'personal', at: 'company', days: 15, title: 'Betriebsvereinbarung Jobticket' },
    ...{ number: 'BV-09', text: 'Der Arbeitgeber trägt ein Viertel des Preises.' },
  },
] as const

/** Documents that people of the portal have uploaded. */
export async function makePapers(world: World): Promise<void> {
  for (const [index, { by, at, days, ...paper }] of PAPERS.entries())
    await daysAgo(world, days, index, async then => {
      const file = await aPaper(then, paper)
      await takeFile(asContact(then, by), schoolId(then, 'organisation', at), { file, title: paper.title })
    })
}
