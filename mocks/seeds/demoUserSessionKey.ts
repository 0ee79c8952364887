import { userSessionKey } from '../http/access'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccountKey } from './demoAccounts'

/** The session key of a demo user, which the console stores under `auth`. It is valid in every mock world. */
export const demoUserSessionKey = (person: DemoAccountKey): string =>
  userSessionKey({ id: DEMO_ACCOUNTS[person].id, password: DEMO_PASSWORD })
