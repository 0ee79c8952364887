import { LoginPage } from '../pages/login/LoginPage'
import { preloadSignedInApp } from './entryChunks'
import { StorageFailureAlert } from './shell/StorageFailureAlert'

export function SignInScreen() {
  return <LoginPage notice={<StorageFailureAlert />} onIntent={() => void preloadSignedInApp('/')} />
}
