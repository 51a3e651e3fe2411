export { demoStaffId, keepDemoStaff } from './keep-demo-staff.ts'
