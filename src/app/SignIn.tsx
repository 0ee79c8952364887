import { LoginPage } from '../pages/login/LoginPage'
import { preloadSignedIn } from './halves'
import { StorageNotice } from './shell/StorageNotice'

/** The signed-out half of the console. */
export function SignIn() {
  return <LoginPage notice={<StorageNotice />} onIntent={() => void preloadSignedIn('/')} />
}
