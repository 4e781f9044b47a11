import type * as z from 'zod/mini'
import {
  ChosenPassword,
  EmailForm,
  LinkQuestion,
  LinkStanding,
  LoginForm,
  RegistrationRefused,
  RegistrationRequest,
} from '../account.ts'
import { AddressCheckForm, AddressCheckResult } from '../address-check.ts'
import { AgreedTotals } from '../agreed-totals.ts'
import { AuditExport } from '../audit.ts'
import { FollowedCase } from '../case-progress.ts'
import { Customer, CustomerDetails } from '../customer.ts'
import { CompanyChange, ContactsChange } from '../customer-changes.ts'
import { CustomerSessions, PasswordAgain, PasswordChange } from '../customer-login.ts'
import {
  CustomerDocuments,
  CustomerOrders,
  CustomerQuotes,
  DocumentLink,
  OrderDetails,
  OrderSummary,
  QuoteDetails,
  QuoteSummary,
} from '../customer-requests.ts'
import { DeskAddress, DeskAddressQuestion } from '../desk-address.ts'
import { CaseConflict, DeskCase, MailPreview } from '../desk-case.ts'
import {
  Assignment,
  CallPlan,
  CallRecord,
  CaseCorrection,
  CheckNow,
  CheckOutcome,
  DeliveryDay,
  MailAgain,
  NewAnswer,
  NewNote,
  NewQuote,
  PortInMove,
  QuoteMade,
  StateMove,
} from '../desk-case-acts.ts'
import { CompanyCorrection, ContactsCorrection } from '../desk-customers.ts'
import { MailQuestion } from '../desk-mail-question.ts'
import { DeskQuote, NewQuoteVersion, QuoteFromScratch } from '../desk-quotes.ts'
import {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  PostalAddress,
  QuoteForm,
  TechnicalPerson,
} from '../details.ts'
import { Failure } from '../failure.ts'
import { FibreEnquiry, FibreEnquiryAnswer } from '../fibre-enquiry.ts'
import { LastOrder } from '../last-order.ts'
import { OrderPlaced, OrderRefused, OrderRequest, PriceChanged, QuoteRequest } from '../order.ts'
import { ProductList, ProductOnWire } from '../products-on-wire.ts'
import { QuoteAcceptance, QuoteByLink } from '../quote.ts'
import { CartToSave, SavedCart } from '../saved-cart.ts'
import { CaptchaKey, CsrfToken } from '../session-answers.ts'
import {
  EbookAnswer,
  NamedFormRequest,
  SiteFormAnswer,
  SiteFormRequest,
  ZipcodeCheckForm,
} from '../site-forms.ts'
import { SignedInStaff, SignInAnswer, SignInForm } from '../staff.ts'
import { StaffJoined, StaffJoining, StaffLinkQuestion, StaffLinkStanding } from '../staff-access.ts'
import {
  Confirmation,
  RecoveryCodes,
  SecondFactorKey,
  SecondFactorProof,
  StaffPasswordChange,
} from '../staff-account.ts'
import { Blocking, Colleagues, Invitation, RoleChange, SecondFactorDemand } from '../staff-colleagues.ts'
import { Street, StreetQuestion } from '../street.ts'
import { DeskChanges, SavedViewForm, WorkItem, WorkList } from '../work-list.ts'

type Named = Readonly<Record<string, z.core.$ZodType>>

/** What is sent, by the name that the reference gives it. */
export const requestSchemas: Named = {
  QuoteAcceptance,
  QuoteFromScratch,
  NewQuoteVersion,
  AddressCheckForm,
  Assignment,
  Blocking,
  AuditExport,
  CallPlan,
  CallRecord,
  CartToSave,
  CheckNow,
  ChosenPassword,
  CompanyChange,
  CaseCorrection,
  CompanyCorrection,
  Confirmation,
  ContactPersonForm: ContactPerson,
  ContactsChange,
  DeskAddressQuestion,
  ContactsCorrection,
  DeliveryDay,
  EmailForm,
  FibreEnquiry,
  GuestDetails,
  Invitation,
  InvoiceAddressForm: InvoiceAddress,
  LinkQuestion,
  LoginForm,
  MailAgain,
  MailQuestion,
  NamedFormRequest,
  NewAnswer,
  NewNote,
  NewQuote,
  OrderRequest,
  PasswordAgain,
  PasswordChange,
  PortInMove,
  PostalAddressForm: PostalAddress,
  QuoteForm,
  QuoteRequest,
  RegistrationRequest,
  RoleChange,
  SavedViewForm,
  SecondFactorDemand,
  SecondFactorProof,
  SignInForm,
  SiteFormRequest,
  StaffJoining,
  StaffLinkQuestion,
  StaffPasswordChange,
  StateMove,
  StreetQuestion,
  TechnicalPersonForm: TechnicalPerson,
  ZipcodeCheckForm,
}

/** What is answered, by name. */
export const answerSchemas: Named = {
  DeskQuote,
  QuoteByLink,
  AddressCheckResult,
  AgreedTotals,
  CaptchaKey,
  CaseConflict,
  CheckOutcome,
  Colleagues,
  CsrfToken,
  Customer,
  CustomerDetails,
  CustomerDocuments,
  CustomerOrders,
  CustomerQuotes,
  CustomerSessions,
  DeskAddress,
  DeskCase,
  DeskChanges,
  DocumentLink,
  EbookAnswer,
  Failure,
  FibreEnquiryAnswer,
  FollowedCase,
  LastOrder,
  LinkStanding,
  MailPreview,
  OrderDetails,
  OrderPlaced,
  OrderRefused,
  OrderSummary,
  PostalAddress,
  PriceChanged,
  ProductList,
  ProductOnWire,
  QuoteDetails,
  QuoteMade,
  QuoteSummary,
  RecoveryCodes,
  RegistrationRefused,
  SavedCart,
  SecondFactorKey,
  SignedInStaff,
  SignInAnswer,
  SiteFormAnswer,
  StaffJoined,
  StaffLinkStanding,
  Street,
  TechnicalPerson,
  WorkItem,
  WorkList,
}
