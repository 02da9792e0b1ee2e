import { Body, Delete, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { Answer } from '../../platform/http/endpoint.js';
import { SessionController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { hashSessionToken } from '../sessions/session-token.js';
import { dataOf, LINK_SCHEMA, PASSKEY_OPTIONS_SCHEMA, SESSION_SCHEMA } from './session-answer.js';
import { SessionTeller } from './session-teller.js';
import {
  LinkDto,
  LinkPasswordDto,
  PasskeyAnswerDto,
  PasswordResetDto,
  PasswordSignInDto,
  ProofDto,
  RecoveryCodeDto,
  TotpDto,
} from './sign-in.dto.js';
import { SignIn } from './sign-in.service.js';

const SESSION: Answer = { kind: 'json', schema: dataOf(SESSION_SCHEMA) };

/** Where people sign in and out (docs/users.md). */
@SessionController()
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly teller: SessionTeller,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Get who is signed in, and what they may do',
    answer: SESSION,
  })
  async get(@Req() request: FastifyRequest): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.told(this.cookie.read(request));
  }

  @Delete()
  @Endpoint({
    ability: 'none',
    session: 'second_factor',
    summary: 'Sign out',
    status: 204,
    answer: { kind: 'nothing' },
    records: 'by_events',
  })
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.signIn.signOut({ request, reply });
    this.cookie.clear(reply);
  }

  @Post('password')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Sign in with email address and password',
    body: PasswordSignInDto,
    answer: SESSION,
    records: 'by_events',
  })
  async password(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { email, password }: PasswordSignInDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.told(await this.signIn.withPassword({ request, reply }, email, password));
  }

  @Post('totp')
  @Endpoint({
    ability: 'none',
    session: 'second_factor',
    summary: 'Enter a code from the authenticator app as the second factor',
    body: TotpDto,
    answer: SESSION,
    records: 'by_events',
  })
  async totp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: TotpDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.told(await this.signIn.withTotp({ request, reply }, code));
  }

  @Post('recovery-code')
  @Endpoint({
    ability: 'none',
    session: 'second_factor',
    summary: 'Enter a recovery code as the second factor',
    body: RecoveryCodeDto,
    answer: SESSION,
    records: 'by_events',
  })
  async recoveryCode(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: RecoveryCodeDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.told(await this.signIn.withRecoveryCode({ request, reply }, code));
  }

  @Post('passkey/options')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Get what to ask the browser for a passkey',
    answer: { kind: 'json', schema: dataOf(PASSKEY_OPTIONS_SCHEMA) },
    records: 'nothing',
  })
  async passkeyOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { ceremonyId, options } = await this.signIn.askForPasskey({ request, reply });
    return { data: { ceremony_id: ceremonyId, options } };
  }

  @Post('passkey')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Sign in with a passkey, or use it as the second factor or to confirm your identity',
    body: PasskeyAnswerDto,
    answer: SESSION,
    records: 'by_events',
  })
  async passkey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { ceremony_id, response }: PasskeyAnswerDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const token = await this.signIn.withPasskey({ request, reply }, ceremony_id, response);
    return this.told(token ?? this.cookie.read(request));
  }

  @Post('proof')
  @Endpoint({
    ability: 'none',
    session: 'enrol',
    summary: 'Confirm your identity again, for sensitive changes',
    body: ProofDto,
    answer: SESSION,
    records: 'by_events',
  })
  async proof(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { password = null, code = null }: ProofDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    await this.signIn.proveAgain({ request, reply }, { password, code });
    return this.told(this.cookie.read(request));
  }

  @Post('password-reset')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Ask for a link to set a new password',
    status: 204,
    body: PasswordResetDto,
    answer: { kind: 'nothing' },
    records: 'by_events',
  })
  async passwordReset(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { email }: PasswordResetDto,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.signIn.askForReset({ request, reply }, email);
  }

  @Post('link')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Get who a link is for',
    body: LinkDto,
    answer: { kind: 'json', schema: dataOf(LINK_SCHEMA) },
    records: 'nothing',
  })
  async link(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token }: LinkDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { kind, name, email, organization } = await this.signIn.openLink({ request, reply }, token);
    return { data: { kind, name, email, organization } };
  }

  @Post('link/password')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Set a password with a link, and sign in',
    body: LinkPasswordDto,
    answer: SESSION,
    records: 'by_events',
  })
  async linkPassword(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token, password }: LinkPasswordDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.told(await this.signIn.withLink({ request, reply }, token, password));
  }

  private async told(token: string | null): Promise<object> {
    return { data: await this.teller.tell(token === null ? null : hashSessionToken(token)) };
  }
}
