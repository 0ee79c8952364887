import { screensObey } from './toolbarSwitches'

screensObey(1)
