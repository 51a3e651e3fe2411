import { itSurvives } from './died.fixture.ts'
import { moneyCheckpointsOnce } from './plan.ts'

// Where money moves; the other checkpoints, and any at random, are tried by the proof (`crash.proof.test.ts`).
itSurvives(moneyCheckpointsOnce())
