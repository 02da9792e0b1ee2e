import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { SendMailOptions } from 'nodemailer';

export interface Sent {
  response: string;
  messageId: string;
}

/** Sends one message over real SMTP. Rejects with nodemailer's error (`responseCode`, `response`) when it is refused. */
export async function sendMail(
  server: { host: string; port: number },
  message: SendMailOptions,
  options: Partial<SMTPTransport.Options> = {},
): Promise<Sent> {
  const transport = createTransport({ ...server, secure: false, tls: { rejectUnauthorized: false }, ...options });
  try {
    const { response, messageId } = await transport.sendMail({ from: 'accounts@supplier.example', ...message });
    return { response, messageId };
  } finally {
    transport.close();
  }
}
