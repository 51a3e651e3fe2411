export { aGroup, aPrice, aRule, aSort } from '../tariff/small-tariff.fixture.ts'
