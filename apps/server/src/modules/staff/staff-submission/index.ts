export { staffSubmissionRoutes } from './staff-submission.routes.ts'
export { waitingSubmissions } from './waiting-submissions.queries.ts'
