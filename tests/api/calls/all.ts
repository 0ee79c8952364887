import { listsIn } from '../../listsIn'
import type { ApiCall } from './call'

/**
 * At least one call of every API function (sections 7 of the specification); a function whose request has several forms is called once per
 * form.
 */
export const API_CALLS = listsIn<ApiCall>(__dirname)
