export { demoApp } from './demo-app.ts'
export { runService } from './run-service.ts'
