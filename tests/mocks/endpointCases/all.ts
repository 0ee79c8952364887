import { listsIn } from '../../listsIn'
import type { EndpointCase } from './case'

export const ENDPOINT_CASES = listsIn<EndpointCase>(__dirname)
