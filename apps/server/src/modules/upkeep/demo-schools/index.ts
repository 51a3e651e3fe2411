export { keepDemoSchools } from './keep-demo-schools.ts'
