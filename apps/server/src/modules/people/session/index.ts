export { signOut } from './logout.ts'
export { refreshSession } from './refresh-session.ts'
export {
  dropSessionsBefore,
  endSession,
  endSessionsOf,
  endTakenOver,
  insertSession,
  noteProof,
  runningSessions,
  sessionOf,
} from './session.repository.ts'
export { sessionRoutes } from './session.routes.ts'
export { startSession } from './sessions.ts'
export { signedIn, whoIs } from './signed-in.ts'
