import type { RequestHandler } from 'msw'
import { authHandlers } from './handlers/auth'
import { branchHandlers } from './handlers/branches'
import { cityHandlers } from './handlers/cities'
import { companyHandlers } from './handlers/companies'
import { contactHandlers } from './handlers/contacts'
import { courierHandlers } from './handlers/couriers'
import { deliveryZoneHandlers } from './handlers/deliveryZones'
import { dictionaryHandlers } from './handlers/dictionaries'
import { employeeFileHandlers } from './handlers/employeeFiles'
import { employeeHandlers } from './handlers/employees'
import { orderHandlers } from './handlers/orders'
import { pointHandlers } from './handlers/points'
import { roleHandlers } from './handlers/roles'
import { streamHandlers } from './handlers/stream'
import { notBuilt } from './route'
import type { World } from './world'

/** The whole API on one world. The last handler answers 501 to everything under /v1 that no other one knows. */
export const createHandlers = (world: World): RequestHandler[] => [
  ...authHandlers(world),
  ...dictionaryHandlers(world),
  ...cityHandlers(world),
  ...employeeHandlers(world),
  ...employeeFileHandlers(world),
  ...roleHandlers(world),
  ...pointHandlers(world),
  ...deliveryZoneHandlers(world),
  ...companyHandlers(world),
  ...contactHandlers(world),
  ...branchHandlers(world),
  ...orderHandlers(world),
  ...courierHandlers(world),
  ...streamHandlers(world),
  notBuilt(),
]
