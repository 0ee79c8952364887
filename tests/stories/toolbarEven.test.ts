import { screensObey } from './toolbarSwitches'

screensObey(0)
