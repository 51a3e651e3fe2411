export { keepDemoStaff } from './keep-demo-staff.ts'
