import { demoRegion } from '@billett/demo-region'
import { type Instant, localDate } from '@billett/domain'
import { buildTimetable, readTables } from '@billett/timetable'
import type { RegionStore } from '../ports/region-store.ts'
