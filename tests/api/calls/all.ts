import { listsIn } from '../../listsIn'
import type { ApiCall } from './call'

/**
 * At least one call of every API function (specifications «reference-data» and «operations», section 7 of each). A function with several
 * forms of its request is called once per form.
 */
export const API_CALLS = listsIn<ApiCall>(__dirname)
