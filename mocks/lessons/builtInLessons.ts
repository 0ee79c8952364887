import { create } from 'superstruct'
import connectionLost from './connection-lost.json'
import courierBroke from './courier-broke.json'
import explainChange from './explain-change.json'
import lateOrder from './late-order.json'
import { Lesson } from './lesson'
import lunchPeak from './lunch-peak.json'
import newRate from './new-rate.json'
import noShow from './no-show.json'
import oddSalary from './odd-salary.json'
import partnerBeside from './partner-beside.json'
import payday from './payday.json'
import publishWeek from './publish-week.json'
import unknownOutcome from './unknown-outcome.json'
import weekFromNothing from './week-from-nothing.json'
import wrongFine from './wrong-fine.json'

const OPERATOR = [lateOrder, explainChange, connectionLost]
const DISPATCHER = [weekFromNothing, noShow, wrongFine]
const ACCOUNTANT = [oddSalary, unknownOutcome, newRate]
const SCENES = [lunchPeak, courierBroke, publishWeek, payday, partnerBeside]

const FILES = [...OPERATOR, ...DISPATCHER, ...ACCOUNTANT, ...SCENES]

export const BUILT_IN_LESSONS: readonly Lesson[] = FILES.map((file) => create(file, Lesson))

export const findBuiltInLesson = (id: string): Lesson | null =>
  BUILT_IN_LESSONS.find((lesson) => lesson.id === id) ?? null
