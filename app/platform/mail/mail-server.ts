export type MailServer = {
  host: string;
  port: number;
  /** TLS from the first byte, TLS by STARTTLS, or none. */
  security: "tls" | "starttls" | "none";
  /** Empty: without signing in. */
  user: string;
  password: string;
};
