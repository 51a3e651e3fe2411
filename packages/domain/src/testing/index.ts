export { aTicket } from '../order/order.fixture.ts'
export { aGroup, aPrice, aRule, aSort } from '../tariff/small-tariff.fixture.ts'
