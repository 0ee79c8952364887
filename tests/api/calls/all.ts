import { listsIn } from '../../listsIn'
import type { ApiCall } from './call'

/**
 * At least one call of every API function (section 7 of both specifications). A function with several forms of its request is called once
 * per form.
 */
export const API_CALLS = listsIn<ApiCall>(__dirname)
