import type { HttpHandler, RequestHandler } from 'msw'
import { authHandlers } from '../handlers/auth'
import { branchHandlers } from '../handlers/branches'
import { cityHandlers } from '../handlers/cities'
import { companyHandlers } from '../handlers/companies'
import { contactHandlers } from '../handlers/contacts'
import { courierCardHandlers } from '../handlers/courierCard'
import { courierPenaltyHandlers } from '../handlers/courierPenalties'
import { courierRateHandlers } from '../handlers/courierRates'
import { courierScheduleHandlers } from '../handlers/courierSchedules'
import { courierStatisticsHandlers } from '../handlers/courierStatistics'
import { courierHandlers } from '../handlers/couriers'
import { deliveryZoneHandlers } from '../handlers/deliveryZones'
import { dictionaryHandlers } from '../handlers/dictionaries'
import { employeeFileHandlers } from '../handlers/employeeFiles'
import { employeeHandlers } from '../handlers/employees'
import { fileHandlers } from '../handlers/files'
import { mapTileHandlers } from '../handlers/mapTiles'
import { notificationHandlers } from '../handlers/notifications'
import { orderCourierContactHandlers } from '../handlers/orderCourierContact'
import { orderMutationHandlers } from '../handlers/orderMutations'
import { orderHandlers } from '../handlers/orders'
import { paymentHandlers } from '../handlers/payments'
import { penaltyTypeHandlers } from '../handlers/penaltyTypes'
import { pointHandlers } from '../handlers/points'
import { ratioRateHandlers } from '../handlers/ratioRates'
import { reportHandlers } from '../handlers/reports'
import { returnCheckHandlers } from '../handlers/returnChecks'
import { roleHandlers } from '../handlers/roles'
import { salaryHandlers } from '../handlers/salary'
import { scheduleDayHandlers } from '../handlers/scheduleDays'
import { scheduleHandlers } from '../handlers/schedules'
import { shiftHandlers } from '../handlers/shifts'
import { sseStreamHandlers } from '../handlers/sseStream'
import { unknownPathHandler } from '../http/endpointHandlers'
import type { World } from '../store/world'
import { combineMockHandlers } from './combineMockHandlers'

export const createHandlers = (world: World): RequestHandler[] => [
  combineMockHandlers(endpoints(world)),
  unknownPathHandler(),
]

const endpoints = (world: World): HttpHandler[] => [
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
  ...orderMutationHandlers(world),
  ...orderCourierContactHandlers(world),
  ...returnCheckHandlers(world),
  ...courierHandlers(world),
  ...courierCardHandlers(world),
  ...courierScheduleHandlers(world),
  ...scheduleHandlers(world),
  ...scheduleDayHandlers(world),
  ...notificationHandlers(world),
  ...courierStatisticsHandlers(world),
  ...courierPenaltyHandlers(world),
  ...shiftHandlers(world),
  ...penaltyTypeHandlers(world),
  ...courierRateHandlers(world),
  ...ratioRateHandlers(world),
  ...paymentHandlers(world),
  ...salaryHandlers(world),
  ...reportHandlers(world),
  ...sseStreamHandlers(world),
  ...mapTileHandlers(),
  ...fileHandlers(world),
]
